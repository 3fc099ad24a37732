-draw = { $case ->
    [accusative] нічию
   *[nominative] нічия
}
length-days = { $n } { $n ->
    [one] день
    [few] дні
   *[many] днів
}
event-draw-offered = { $who-is ->
    [you] Ви запропонували { -draw(case: "accusative") }.
   *[other] Запропоновано { -draw(case: "accusative") }: { $who }.
}
